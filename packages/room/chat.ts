import type { Millis } from '@alibi/engine';
import { CHAT_LINES, MAX_CHAT } from '@alibi/protocol';
import type { ChatLine } from '@alibi/protocol';
import { cleanLine, visibleLength } from './names.ts';
import { channelsOf, reads, whyClosed } from './powers.ts';
import { changed, refusal, withMember } from './room.ts';
import type { Games, Member, Result, Room } from './room.ts';

/** In each channel, so that one that is busy does not push out the others. */
const KEPT_LINES = 60;
/** In code units. One visible character can be made of many; a stack of accents that hides a novel is none. */
const LONGEST_LETTER = 16;

/** CM-60: 1 to 300 characters, five lines in ten seconds. */
export function say(games: Games, room: Room, member: Member, channel: string, raw: string, at: Millis): Result {
  const text = cleanLine(raw);
  if (text === '') return refusal('EMPTY_INPUT');
  if (text.length > MAX_CHAT * LONGEST_LETTER || visibleLength(text) > MAX_CHAT)
    return refusal('TOO_LONG', { most: MAX_CHAT });
  if (!channelsOf(games, room, member).includes(channel)) return refusal(whyClosed(games, room, member, channel));
  const recent = member.says.filter((said) => said > at - CHAT_LINES.within);
  if (recent.length >= CHAT_LINES.count) return refusal('RATE_LIMITED');
  const id = (room.lines[channel] ?? 0) + 1;
  const line: ChatLine = { id, channel, from: member.id, name: member.name, text, at };
  const chat = [...withoutOldest(room.chat, channel), line];
  const heard: Room = { ...room, chat, lines: { ...room.lines, [channel]: id } };
  return changed(withMember(heard, member.id, { says: [...recent, at] }));
}

function withoutOldest(chat: readonly ChatLine[], channel: string): readonly ChatLine[] {
  const same = chat.filter((line) => line.channel === channel);
  return same.length < KEPT_LINES ? chat : chat.filter((line) => line !== same[0]);
}

/** The lines a member may read that come after those counted in `shown`. */
export function linesFor(room: Room, member: Member, shown: Room['lines'] = {}): readonly ChatLine[] {
  return room.chat.filter((line) => line.id > (shown[line.channel] ?? 0) && reads(member, line.channel));
}
