import { randomBytes } from 'node:crypto';

/** Digits of base 32 (RFC 4648), in lower case. */
const digits = 'abcdefghijklmnopqrstuvwxyz234567';

/** 16 letters and digits with 80 random bits: the part of an address that nobody can guess. */
export function createToken(): string {
  // 256 is a multiple of 32, so every digit is as likely as the others.
  return Array.from(randomBytes(16), (byte) => digits[byte % 32]).join('');
}
