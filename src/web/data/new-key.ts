/**
 * A key for one creating request. `crypto.randomUUID` exists only on secure origins, and CoScrum is also reached over
 * plain HTTP within a network of one's own.
 */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
