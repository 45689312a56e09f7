import type { Prompt } from './prompt.ts';

export const composeTeam: Prompt = {
  id: 'compose-team',
  version: 1,
  task: `Say who should advise this project. The members that can be chosen are milo (Scrum Master), ava (Product Owner), theo (Architect), bea (Business Analyst), quinn (QA Lead), uma (UX Designer), sasha (Security) and dana (Domain Expert).
milo and ava are always on the team; give a reason for them too. Of the others name those alone whom this project needs. "reason" is one sentence that speaks of something in the project. "confidence" is 0 to 1.
For dana, "domain" names the field of knowledge that the project is about and "domainDescription" what has to be known of it; for everybody else both are null.`,
  form: `{"members":[{"member":"theo","reason":"...","confidence":0.8,"domain":null,"domainDescription":null}]}`,
};
