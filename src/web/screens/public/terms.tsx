import { LinkAnchor } from '../../ui/links.tsx';
import { Lead, Part } from './prose.tsx';

export function Terms() {
  return (
    <>
      <Lead title="Terms">The program is under the MIT licence. This page says in plain words what that means.</Lead>
      <Part title="What you may do">
        <p>
          Use, copy, change, pass on and sell the program, also at work, as long as the copyright notice and the text of
          the licence stay with it. The text is in the file LICENSE of the program, and it is what counts.
        </p>
      </Part>
      <Part title="What you write is yours">
        <p>The makers of CoScrum claim nothing of what you put in, nor of what the advisors suggest to you from it.</p>
      </Part>
      <Part title="No warranty">
        <p>
          The program comes as it is, without warranty of any kind. Advisors can be wrong, in what they suggest and in
          what they leave out. Whether a plan is fit for its purpose, safe and lawful is for you to judge.
        </p>
      </Part>
      <Part title="If somebody else runs this server">
        <p>
          Then their own terms hold for your use of it; these here are about the program only.{' '}
          <LinkAnchor to="/contact">Contact</LinkAnchor> says how to reach them.
        </p>
      </Part>
      <Part title="What others made">
        <p>
          The faces are drawn from <em>Notionists</em> by Zoish, given to the public domain under CC0 1.0. The typeface
          is Inter, under the SIL Open Font License. The libraries inside keep their own licences.
        </p>
      </Part>
    </>
  );
}
