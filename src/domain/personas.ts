import type { Persona } from '#contract/team.ts';
import type { MemberId } from '#contract/vocabulary.ts';

/** The roster: who can advise. Colours are names of the theme's palette; icons are names the web draws beside the face. */
export const roster: Record<MemberId, Persona> = {
  milo: {
    id: 'milo',
    name: 'Milo',
    role: 'Scrum Master',
    icon: 'route',
    color: 'teal',
    description: 'Keeps the plan moving, makes the next step plain and clears what stands in its way.',
    focusAreas: ['Flow of work', 'Planning rhythm', 'Impediments', 'Team agreements'],
    roleType: 'scrum_master',
  },
  ava: {
    id: 'ava',
    name: 'Ava',
    role: 'Product Owner',
    icon: 'target',
    color: 'grape',
    description: 'Turns your words into features, and weighs which of them matters first.',
    focusAreas: ['User value', 'Priorities', 'Scope', 'Acceptance'],
    roleType: 'product_owner',
  },
  theo: {
    id: 'theo',
    name: 'Theo',
    role: 'Architect',
    icon: 'building',
    color: 'blue',
    description: 'Looks at structure, data and how the thing will be run.',
    focusAreas: ['Structure', 'Data', 'Operation', 'Performance'],
    roleType: 'architect',
  },
  claude: {
    id: 'claude',
    name: 'Claude',
    role: 'Architect',
    icon: 'shield-question',
    color: 'orange',
    description: 'Asks what can go wrong, what must stay safe and what will change next year.',
    focusAreas: ['Risk', 'Security by design', 'Change', 'Failure modes'],
    roleType: 'architect',
  },
  bea: {
    id: 'bea',
    name: 'Bea',
    role: 'Business Analyst',
    icon: 'zoom-question',
    color: 'cyan',
    description: 'Finds the rules and exceptions behind a wish, and the questions nobody has asked yet.',
    focusAreas: ['Business rules', 'Processes', 'Open questions', 'Terms'],
    roleType: 'business_analyst',
  },
  quinn: {
    id: 'quinn',
    name: 'Quinn',
    role: 'QA Lead',
    icon: 'checklist',
    color: 'lime',
    description: 'Says how we will know that it works, and where it will break first.',
    focusAreas: ['Test strategy', 'Edge cases', 'Traceability', 'Quality gates'],
    roleType: 'qa_lead',
  },
  uma: {
    id: 'uma',
    name: 'Uma',
    role: 'UX Designer',
    icon: 'palette',
    color: 'pink',
    description: 'Walks every path as the person who has to use it, on their device and in their day.',
    focusAreas: ['User journeys', 'Accessibility', 'Clarity', 'Small screens'],
    roleType: 'ux_designer',
  },
  sasha: {
    id: 'sasha',
    name: 'Sasha',
    role: 'Security Specialist',
    icon: 'lock',
    color: 'red',
    description: 'Protects the people whose data this will hold, and the rules that apply to it.',
    focusAreas: ['Personal data', 'Access', 'Threats', 'Compliance'],
    roleType: 'security',
  },
  dana: {
    id: 'dana',
    name: 'Dana',
    role: 'Domain Expert',
    icon: 'book',
    color: 'yellow',
    description: 'Knows the field you work in: its words, its habits and its unwritten rules.',
    focusAreas: ['Domain language', 'Field practice', 'Regulation', 'Reality check'],
    roleType: 'domain_expert',
  },
};

const order = Object.keys(roster);
/** In the order of the roster. */
export const byRoster = (one: { id: MemberId }, other: { id: MemberId }): number =>
  order.indexOf(one.id) - order.indexOf(other.id);

/** On every team; nobody can remove them. */
export const coreMemberIds: readonly MemberId[] = ['milo', 'ava'];
/** Offered in the wizard. Claude joins in PI planning and is not offered here. */
export const specialistIds: readonly MemberId[] = ['theo', 'bea', 'quinn', 'uma', 'sasha', 'dana'];
/** Shown for a project that has no saved team. */
export const defaultTeamIds: readonly MemberId[] = ['milo', 'ava', 'theo', 'quinn', 'uma'];
/** The seven whom the public pages introduce. */
export const publicTeamIds: readonly MemberId[] = ['milo', 'ava', 'theo', 'bea', 'quinn', 'uma', 'sasha'];
