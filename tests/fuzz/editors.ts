import { ORPCError } from '@orpc/client';
import { aFeature, aProject, type TestApp } from '../builders.ts';

type Version = { version: number };
type Edited = { accepted: number; refused: number };

/**
 * Lets so many people rename one feature at once, each again and again with the version they saw last. Throws when an edit
 * was accepted that stood on a version which another accepted edit had already replaced, or when one left no trace.
 */
export const editTogether = async (
  client: TestApp['client'],
  { people, edits }: { people: number; edits: number },
): Promise<Edited> => {
  const { project } = await aProject(client);
  const feature = await aFeature(client, project.id);
  const one = { project_id: project.id, id: feature.id };
  /** By the version that an accepted edit stood on: what it wrote. */
  const written = new Map<number, string>();
  let refused = 0;
  const edit = async (person: number) => {
    let seen: Version = await client.feature.get(one);
    for (let done = 0; done < edits;) {
      const name = `By ${person}, edit ${done}`;
      try {
        const next = await client.feature.update({ ...one, version: seen.version, name });
        if (written.has(seen.version))
          throw new Error(`"${name}" silently replaced "${written.get(seen.version)}" (version ${seen.version})`);
        if (next.version !== seen.version + 1) throw new Error(`version ${seen.version} became ${next.version}`);
        written.set(seen.version, name);
        seen = next;
        done += 1;
      } catch (error) {
        if (!(error instanceof ORPCError) || error.status !== 409) throw error;
        refused += 1;
        seen = (error.data as { current: Version }).current;
      }
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => edit(person)));
  const last = await client.feature.get(one);
  if (last.version !== feature.version + written.size || last.name !== written.get(last.version - 1))
    throw new Error(`after ${written.size} edits the feature is "${last.name}" in version ${last.version}`);
  return { accepted: written.size, refused };
};
