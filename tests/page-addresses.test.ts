import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appAddresses, pageAt, publicPages } from '#domain/pages.ts';

const routes = globSync('**/*.tsx', { cwd: join(import.meta.dirname, '../src/web/routes') });

/** `/project/$projectId/team` of `project.$projectId.team.tsx`, as the router reads the names of its files. */
const addressOf = (file: string): string => {
  const parts = file
    .replace(/\.tsx$/, '')
    .split(/[./]/)
    .filter((part) => !part.startsWith('_') && part !== 'index');
  return `/${parts.join('/')}`;
};

test('the server knows the address of every route, and none that has no route', () => {
  const addresses = new Set(routes.filter((file) => !file.startsWith('_') || file.includes('.')).map(addressOf));
  addresses.delete('/__root');
  const known = [...publicPages.map(({ path }) => path), ...appAddresses];
  expect([...addresses].toSorted(), 'src/domain/pages.ts lists what the server answers with 200').toEqual(
    known.toSorted(),
  );
});

test('an address is a public page, one of the app, or nothing', () => {
  const id = '01a1fd69-d793-7ea2-9594-d2b21891001b';
  expect(pageAt('/legal/terms/')).toMatchObject({ kind: 'public', page: { name: 'Terms' } });
  expect(pageAt(`/project/${id}/pi/${id}/planning`)).toEqual({
    kind: 'app',
    route: '/project/$projectId/pi/$piId/planning',
  });
  expect(pageAt(`/projects/${id}/anything/at/all`)).toEqual({ kind: 'app', route: '/projects/$' });
  for (const nothing of ['', '/nowhere', '/project/1', `/project/${id}/planning`, `/x/project/${id}`, '/projectsx']) {
    expect(pageAt(nothing), nothing).toEqual({ kind: 'nothing' });
  }
});
