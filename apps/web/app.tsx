import type { JSX } from 'preact';
import { Toasts } from './kit/toast.tsx';
import { route } from './navigation.ts';
import { RoomGate } from './room-gate.tsx';
import { HomeScreen } from './screens/home.tsx';
import './screens/screens.css';

export function App(): JSX.Element {
  const to = route.value;
  return (
    <>
      {to.screen === 'room' ? (
        <RoomGate key={`${to.code}${to.stage}`} code={to.code} stage={to.stage} />
      ) : (
        <HomeScreen lost={to.screen === 'lost' ? to.text : null} />
      )}
      <Toasts />
    </>
  );
}
