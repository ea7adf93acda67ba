import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha.ts';

/** Words as the RFC prints them. */
function words(text: string): Uint32Array {
  return Uint32Array.from(text.trim().split(/\s+/), (word) => Number.parseInt(word, 16));
}

/** Bytes as the RFC prints them, read as words in little endian. */
function bytes(hex: string): Uint32Array {
  const list = hex.match(/../g) ?? [];
  return Uint32Array.from({ length: list.length / 4 }, (_, word) =>
    Number.parseInt(
      list
        .slice(word * 4, word * 4 + 4)
        .reverse()
        .join(''),
      16,
    ),
  );
}

describe('the ChaCha20 block', () => {
  it('[E6] is that of RFC 8439, section 2.3.2', () => {
    const key = bytes('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const block = chachaBlock(key, 1, bytes('000000090000004a00000000'));
    expect(block).toEqual(
      words(`e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3
             466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2`),
    );
  });

  it.each([
    [
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
  ])('[E6] is that of RFC 8439, appendix A.1, for a key of zeroes and block %i', (counter, expected) => {
    expect(chachaBlock(new Uint32Array(8), counter, new Uint32Array(3))).toEqual(bytes(expected));
  });

  it('leaves key and nonce as they were', () => {
    const key = Uint32Array.from({ length: 8 }, (_, index) => index);
    const nonce = Uint32Array.of(1, 2, 3);
    chachaBlock(key, 7, nonce);
    expect([...key, ...nonce]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3]);
  });
});
