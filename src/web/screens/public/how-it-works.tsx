import { LinkAnchor, LinkButton } from '../../ui/links.tsx';
import { Lifecycle } from './lifecycle.tsx';
import { Lead, Part } from './prose.tsx';
import { Seven } from './seven.tsx';

export function HowItWorks() {
  return (
    <>
      <Lead title="How it works">From a vision in your own words to the review of what was done, in eight steps.</Lead>
      <Part title="The story in short">
        <p>
          You begin with a sentence. A team is put together for it, introduces itself, and plans a first program
          increment with you: a stretch of work with a goal and a scope. What the team suggests is drawn apart from what
          you have decided, with its reason beside it, so that you always see whose idea it was.
        </p>
        <LinkButton to="/new-project" mt="md">
          Start a project
        </LinkButton>
      </Part>
      <Lifecycle />
      <Seven />
      <Part title="Where the words come from">
        <p>
          The built-in advisor reads your text by rules and a knowledge of common kinds of products. It has no model
          behind it, so it costs nothing, answers at once and sends nothing anywhere. It can be wrong, and it will not
          know your field as you do: treat what it says as a colleague's first thought.{' '}
          <LinkAnchor to="/legal/privacy">Privacy</LinkAnchor> says which advisor this server uses.
        </p>
      </Part>
    </>
  );
}
