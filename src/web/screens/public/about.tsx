import { LinkAnchor } from '../../ui/links.tsx';
import { Lifecycle } from './lifecycle.tsx';
import { Lead, Part } from './prose.tsx';
import { Seven } from './seven.tsx';

export function About() {
  return (
    <>
      <Lead title="About CoScrum">
        A planning tool for people who build software alone or in a small team, and miss somebody to think with.
      </Lead>
      <Part title="Why it exists">
        <p>
          Planning is better with others: one asks what matters first, another what can go wrong, a third how we will
          know that it works. Whoever plans alone has to play all of these parts, usually late in the evening, and
          usually leaves some of them out.
        </p>
        <p>
          CoScrum plays them with you. You write what you want to build. A team of advisors reads it, suggests features,
          reviews them and asks. A suggestion says why it was made, and quotes you where your own words led to it.
          Nothing becomes part of your project before you accept it: they advise, you decide.
        </p>
        <p>
          It runs on your own machine. The advisor that comes with it needs no model, no key and no network, and gives
          the same answer to the same words. <LinkAnchor to="/how-it-works">How it works</LinkAnchor> shows the way step
          by step.
        </p>
      </Part>
      <Seven />
      <Lifecycle />
    </>
  );
}
