import type { MemberFeedback } from '#contract/discussion.ts';
import type { DiscussRequest } from '../../advisor.ts';
import type { Steps } from '../pace.ts';
import { rulesIn } from '../review/sources.ts';
import { ideaSubjectOf, type Theme } from './idea-subject.ts';
import { speechOf, type Line } from './voices.ts';

const mostPoints = 4;
const mostAdvice = 3;

/** What one member says of an idea: an analysis of one or two paragraphs, key points and recommendations. */
export function* discussing(request: DiscussRequest): Steps<MemberFeedback> {
  const subject = yield* ideaSubjectOf(request);
  const speech = speechOf(subject, request);
  const met = new Set<Theme>();
  const spoken = (lines: readonly Line[], most: number) => {
    const texts = new Map<string, Line>();
    for (const line of lines) {
      if (texts.size === most) break;
      texts.getOrInsert(subject.put(line.text, line.theme, met), line);
    }
    return [...texts].map(([text, { rule }]) => ({ text, rule }));
  };
  const paragraphs = speech.paragraphs.filter((lines) => lines.length > 0).map((lines) => spoken(lines, lines.length));
  const points = spoken(speech.points, mostPoints);
  const advice = spoken(speech.advice, mostAdvice);
  const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
  return {
    memberId: request.member.id,
    analysis: paragraphs.map((lines) => textsOf(lines).join(' ')).join('\n\n'),
    keyPoints: textsOf(points),
    recommendations: textsOf(advice),
    rule: rulesIn([...paragraphs.flat(), ...points, ...advice]),
  };
}
