/** Answers `{}` to everything, and tells whoever started it the port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{}');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
