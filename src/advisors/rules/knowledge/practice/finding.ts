import type { Practice } from '../capability.ts';

export const practiceOfFinding = {
  search: {
    stories: [
      { want: 'find {things} by a part of a word', so: 'I need not remember names' },
      { want: 'find {things} despite a slip', so: 'typing on a phone is enough' },
    ],
    usual: {
      given: 'three {things} with one word in common',
      when: 'the word is searched',
      outcome: 'exactly these three are listed',
    },
    edge: {
      given: 'a word that occurs nowhere',
      when: 'it is searched',
      outcome: 'the page says so and offers to widen the search',
    },
    further: {
      title: 'Search ignores accents and capitals',
      given: '{a thing} with an accent in its name',
      when: 'the name is searched without accent and in capitals',
      outcome: 'the {thing} is listed',
    },
  },
  filters: {
    stories: [
      { want: 'narrow the list by what matters', so: 'I see a few among many' },
      { want: 'keep a filter for the next visit', so: 'daily work begins faster' },
    ],
    usual: {
      given: 'ten {things}, three of them open',
      when: 'the filter for open ones is set',
      outcome: 'three are listed and counted',
    },
    edge: { given: 'filters that leave nothing', when: 'they are set', outcome: 'a button clears them all' },
    further: {
      title: 'The address of a filtered list brings the same list back',
      given: 'a list with two filters set',
      when: 'its address is opened in another window',
      outcome: 'the same filters are set and the same entries listed',
    },
  },
  tags: {
    stories: [
      { want: 'mark {things} with own words', so: 'I can group them my way' },
      { want: 'give a tag another name', so: 'words can change' },
    ],
    usual: { given: '{a thing} with two tags', when: 'one of them is chosen', outcome: 'the {thing} is in the list' },
    edge: { given: 'a tag that differs only in case', when: 'it is added', outcome: 'the existing one is used' },
    further: {
      title: 'Deleting a tag leaves the {things} that had it',
      given: 'three {things} with the same tag',
      when: 'the tag is deleted',
      outcome: 'all three are still there, without the tag',
    },
  },
  categories: {
    stories: [
      { want: 'sort {things} into categories', so: 'the list has an order' },
      { want: 'move a category below another', so: 'the order can grow' },
    ],
    usual: { given: 'a category with four {things}', when: 'it is renamed', outcome: 'all four show the new name' },
    edge: {
      given: 'a category that still holds {things}',
      when: 'it is deleted',
      outcome: 'the page asks where they should go',
    },
    further: {
      title: 'A category cannot be put into itself',
      given: 'a category with a category below it',
      when: 'the upper one is moved into the lower one',
      outcome: 'the move is refused and the order stays',
    },
  },
  favourites: {
    stories: [
      { want: 'mark {things} as favourites', so: 'I reach them first' },
      { want: 'see my favourites alone', so: 'the rest is out of the way' },
    ],
    usual: {
      given: '{a thing} without a mark',
      when: 'it is marked',
      outcome: 'it is among the favourites on every device',
    },
    edge: { given: 'a favourite that was deleted', when: 'the list is opened', outcome: 'it is gone without an error' },
    further: {
      title: 'Nobody sees the favourites of another person',
      given: '{a thing} that one person marked as a favourite',
      when: 'another person opens it',
      outcome: 'no mark is shown',
    },
  },
  map: {
    stories: [
      { want: 'see {things} on a map', so: 'I know what is near' },
      { want: 'filter what the map shows', so: 'it stays readable' },
    ],
    usual: {
      given: 'five {things} with a place',
      when: 'the map is opened',
      outcome: 'five marks are shown with names',
    },
    edge: {
      given: '{a thing} without a place',
      when: 'the map is opened',
      outcome: 'it is counted in a note beside the map',
    },
    further: {
      title: 'The list beside the map can be used by keyboard',
      given: 'a map with five marks and its list',
      when: 'the third entry of the list is opened by keyboard',
      outcome: 'its mark stands out on the map',
    },
  },
  geofence: {
    stories: [
      { want: 'draw an area on the map', so: 'places need no address' },
      { want: 'be told when the border is crossed', so: 'I can act' },
    ],
    usual: { given: 'an area with an alert at night', when: "it is left at two o'clock", outcome: 'one alert arrives' },
    edge: {
      given: 'a position that jumps for a minute',
      when: 'the border is crossed and back',
      outcome: 'no alert arrives',
    },
    further: {
      title: 'An area with set hours keeps them through the clock change',
      given: 'an area that is watched from ten to six',
      when: 'the area is left at half past five in the night of the clock change',
      outcome: 'one alert arrives',
    },
  },
  'favourite-views': {
    stories: [
      { want: 'save a filter as a view', so: 'I come back with one click' },
      { want: 'share a view with others', so: 'all look at the same' },
    ],
    usual: {
      given: 'a filter with two conditions',
      when: 'it is saved as a view',
      outcome: 'opening it shows the same list',
    },
    edge: {
      given: 'a view whose field was deleted',
      when: 'it is opened',
      outcome: 'the rest of the filter holds and a note names the field',
    },
    further: {
      title: 'A shared view shows nobody more than they may see',
      given: 'a shared view with an entry that one person may not see',
      when: 'that person opens the view',
      outcome: 'the entry is not listed',
    },
  },
  dedupe: {
    stories: [
      { want: 'be shown likely duplicates', so: 'the list stays clean' },
      { want: 'merge two {things}', so: 'nothing of either is lost' },
    ],
    usual: {
      given: 'two {things} with the same name and date',
      when: 'the list of duplicates is opened',
      outcome: 'they stand side by side',
    },
    edge: {
      given: 'two {things} that only look alike',
      when: 'they are marked as different',
      outcome: 'they are not proposed again',
    },
    further: {
      title: 'Merged {things} can be taken apart again',
      given: 'two {things} that were merged a minute ago',
      when: 'the merge is undone',
      outcome: 'both are back with all they had',
    },
  },
  'bulk-edit': {
    stories: [
      { want: 'change many {things} at once', so: 'tidying takes minutes' },
      { want: 'undo a change to many', so: 'a wrong click costs nothing' },
    ],
    usual: { given: 'twenty chosen {things}', when: 'a field is changed', outcome: 'all twenty have the value' },
    edge: {
      given: 'twenty chosen {things} of which two may not be changed',
      when: 'a field is changed',
      outcome: 'eighteen are changed and the two are named',
    },
    further: {
      title: 'Choosing all takes in what is not on the page',
      given: 'a filter that matches 120 {things} on three pages',
      when: 'all are chosen and one field is changed',
      outcome: 'all 120 have the new value',
    },
  },
} satisfies Record<string, Practice>;
