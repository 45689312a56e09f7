import type { MemberFeedback } from '#contract/discussion.ts';
import type { DiscussRequest } from '../../advisor.ts';
import type { Steps } from '../pace.ts';
import { ideaSubjectOf } from './idea-subject.ts';
import { speechOf, type Line } from './voices.ts';

const mostPoints = 4;
const mostAdvice = 3;

/** What one member says of an idea: an analysis of one or two paragraphs, key points and recommendations. */
export function* discussing(request: DiscussRequest): Steps<MemberFeedback> {
  const subject = yield* ideaSubjectOf(request);
  const speech = speechOf(subject, request);
  const spoken = (lines: readonly Line[], most: number) =>
    [...new Set(lines.map(({ text, theme }) => subject.put(text, theme)))].slice(0, most);
  return {
    memberId: request.member.id,
    analysis: speech.paragraphs
      .filter((lines) => lines.length > 0)
      .map((lines) => spoken(lines, lines.length).join(' '))
      .join('\n\n'),
    keyPoints: spoken(speech.points, mostPoints),
    recommendations: spoken(speech.advice, mostAdvice),
  };
}
