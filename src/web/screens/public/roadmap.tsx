import { LinkAnchor } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';

export function Roadmap() {
  return (
    <>
      <Lead title="Roadmap">
        What is meant to come. There are no dates and no promises here: the order may change, and some of it may turn
        out to be a bad idea.
      </Lead>
      <Part title="Next">
        <ul>
          <li>
            A built-in advisor that knows more kinds of products, and names what it hears as people in the trade do.
          </li>
        </ul>
      </Part>
      <Part title="After that">
        <ul>
          <li>A door for agents, with the same rule as for advisors: they suggest, a person decides.</li>
        </ul>
      </Part>
      <Part title="What is done">
        <p>
          The <LinkAnchor to="/changelog">changelog</LinkAnchor> has it, version by version.
        </p>
      </Part>
    </>
  );
}
