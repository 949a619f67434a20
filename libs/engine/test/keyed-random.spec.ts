import { chacha20 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { BadKeyError, keyFromText, keyText, keyedBelow, keystreamWord } from '../src/index.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(text.match(/../gu)!, (pair) => parseInt(pair, 16));
const key = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('ChaCha20 produces the test vectors of RFC 8439', () => {
  test('the block of section 2.3.2', () => {
    const stream = chacha20(
      Uint8Array.from({ length: 32 }, (_, at) => at),
      hex('000000090000004a00000000'),
      new Uint8Array(64),
      undefined,
      1,
    );
    const block =
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e';
    expect(stream).toEqual(hex(block));
  });

  test('the words of appendix A.1: the key of zeros, blocks 0 and 1', () => {
    const zeros = new Uint8Array(32);
    expect([0, 1, 15].map((at) => keystreamWord(zeros, at))).toEqual([0xade0b876, 0x903df1a0, 0x8665eeb2]);
    expect([16, 31].map((at) => keystreamWord(zeros, at))).toEqual([0xbee7079f, 0x6f4d794b]);
  });
});

describe('numbers drawn with a key', () => {
  test('are the words of the keystream below the last multiple of the bound, and are counted', () => {
    fc.assert(
      fc.property(key, fc.integer({ min: 1, max: 2 ** 31 }), (bytes, n) => {
        const state = new Int32Array(1);
        let at = 0;
        for (let draw = 0; draw < 40; draw++) {
          const drawn = keyedBelow(state, 0, bytes, n);
          while (keystreamWord(bytes, at) >= Math.floor(2 ** 32 / n) * n) at++;
          expect(drawn).toBe(keystreamWord(bytes, at++) % n);
          expect(state[0]).toBe(at);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('have equal probabilities: with a bound of three quarters of all words, half of the numbers are in the lower half', () => {
    const state = new Int32Array(1);
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let draw = 0; draw < 20_000; draw++) if (keyedBelow(state, 0, new Uint8Array(32), n) < n / 2) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
    expect(state[0]).toBeGreaterThan(26_000);
  });

  test('change with every bit of the key', () => {
    const words = (bytes: Uint8Array): string => String([0, 1, 2, 3].map((at) => keystreamWord(bytes, at)));
    const all = Array.from({ length: 256 }, (_, bit) => {
      const bytes = new Uint8Array(32);
      bytes[bit >> 3] = 1 << (bit & 7);
      return words(bytes);
    });
    expect(new Set([words(new Uint8Array(32)), ...all]).size).toBe(257);
  });
});

describe('a key as text', () => {
  test('is read back unchanged', () => {
    fc.assert(fc.property(key, (bytes) => expect(keyFromText(keyText(bytes))).toEqual(bytes)));
  });

  test('of another length, or with other letters, is rejected', () => {
    for (const text of ['', '00', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(65)])
      expect(() => keyFromText(text)).toThrow(BadKeyError);
  });
});
