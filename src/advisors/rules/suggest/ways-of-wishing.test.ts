import { expect, test } from 'vitest';
import { suggestionsFor } from './suggest.ts';

/** Ways in which people say one and the same wish. */
const ways = `
I want members to reorder boxes.
I want that members reorder boxes.
Members want to reorder boxes.
Members shall reorder boxes.
Members are supposed to reorder boxes.
Members ought to be able to reorder boxes.
Members can then reorder boxes.
Members will be able to reorder boxes.
Let members reorder boxes.
Allow members to reorder boxes.
It allows members to reorder boxes.
It should allow members to reorder boxes.
It should let members reorder boxes.
It must be possible for members to reorder boxes.
It would be useful if members could reorder boxes.
It would be useful for members to reorder boxes.
Would be cool to let members reorder boxes.
Members need a way to reorder boxes.
Members need an easy way to reorder boxes.
We need a tool where members reorder boxes.
We need a tool with which members can reorder boxes.
We need a tool that lets members reorder boxes.
We are looking for a tool for members to reorder boxes.
A tool so that members can reorder boxes.
The aim is to let members reorder boxes.
The aim is that members reorder boxes.
What I need: members reorder boxes.
Wanted: members can reorder boxes.
Requirement: members can reorder boxes.
Must have: members reorder boxes.
Nice to have: members reorder boxes.
Members should have the option to reorder boxes.
Members should have the ability to reorder boxes.
Give members the option to reorder boxes.
Members get the possibility to reorder boxes.
The app enables members to reorder boxes.
Enable members to reorder boxes.
Please let members reorder boxes.
Could members reorder boxes?
Can members reorder boxes?
Is it possible that members reorder boxes?
Is there a way for members to reorder boxes?
How can members reorder boxes?
I wish members could reorder boxes.
If only members could reorder boxes.
I'd be happy if members could reorder boxes.
My wish: members reorder boxes.
Ideally members reorder boxes.
Best would be if members could reorder boxes.
In future members reorder boxes.
From now on members reorder boxes.
Members may reorder boxes.
Members have to reorder boxes.
Members who are trained may reorder boxes.
Every member can reorder boxes.
As a member I want to reorder boxes.
As a member, I can reorder boxes, so that nothing runs out.
With one click members reorder boxes.
When something runs out, members reorder boxes.
Members reorder boxes when something runs out.
The system reorders boxes automatically.
Boxes are reordered automatically.
Boxes get reordered by members.
Boxes should be reordered by members.
Boxes can be reordered by members.
Boxes must be reorderable.
Reordering boxes by members.
Reordering of boxes.
Reorder boxes.
- reorder boxes
1. Members can reorder boxes
Being able to reorder boxes is important.
Important: reorder boxes.
It is important that members can reorder boxes.
It's important to us that members can reorder boxes.
Members must at any time be able to reorder boxes.
I want boxes reordered.
I need boxes reordered automatically.
We would like our members to reorder boxes.
We'd like it if our members could reorder boxes.
We'd prefer members to reorder boxes.
We plan to let members reorder boxes.
The plan is to let members reorder boxes.
Main thing: members can reorder boxes.
Also members reorder boxes.
Plus members can reorder boxes.
And reorder boxes, please.
`;

test.each(ways.trim().split('\n'))('is heard: %s', (wish) => {
  const said = suggestionsFor({ from: 'idea', idea: `A depot. ${wish}`, project: '' }).filter(({ quote }) =>
    /\bbox/iu.test(quote ?? ''),
  );
  expect(said.map(({ name }) => name).join('; ')).toMatch(/\breorder\b.*\bbox/iu);
});
