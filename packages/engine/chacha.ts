/** The ChaCha20 block function of RFC 8439 §2.3: key and nonce as 32-bit words, little endian. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: Uint32Array): Uint32Array {
  const input = new Uint32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  input.set(key, 4);
  input[12] = counter;
  input.set(nonce, 13);
  const block = input.slice();
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let word = 0; word < 16; word++) block[word] = at(block, word) + at(input, word);
  return block;
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  words[a] = at(words, a) + at(words, b);
  words[d] = rotate(at(words, d) ^ at(words, a), 16);
  words[c] = at(words, c) + at(words, d);
  words[b] = rotate(at(words, b) ^ at(words, c), 12);
  words[a] = at(words, a) + at(words, b);
  words[d] = rotate(at(words, d) ^ at(words, a), 8);
  words[c] = at(words, c) + at(words, d);
  words[b] = rotate(at(words, b) ^ at(words, c), 7);
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
