import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits, to be shown once. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. It is of 256 random bits, so one round tells nothing of it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two texts are the same, in a time that does not tell where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

// Without the letters and digits that are taken for one another.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code for the first owner: the same from every server of one store, so that any of them prints it. */
export const ownerCodeOf = (serverSecret: string): string => {
  const bytes = createHmac('sha256', serverSecret).update('first owner').digest().subarray(0, 16);
  const letters = [...bytes].map((byte) => signs[byte % signs.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
};

/** A code as somebody typed it, without what reading adds. */
export const typedCode = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
