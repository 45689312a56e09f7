/** Probability and impact are 1 to 3 each. */
type Assessed = { probability: number; impact: number };

export const riskScore = ({ probability, impact }: Assessed): number => probability * impact;

const needsMitigationFrom = 6;
const blocksFrom = 9;

/** What a risk asks for. One that blocks goes on blocking until it is assessed lower: a mitigation that works shows there. */
export const riskDemand = (
  risk: Assessed & { mitigation: string },
): 'blocks' | 'needs_mitigation' | 'mitigated' | 'none' => {
  const score = riskScore(risk);
  if (score >= blocksFrom) return 'blocks';
  if (score < needsMitigationFrom) return 'none';
  return risk.mitigation.trim() === '' ? 'needs_mitigation' : 'mitigated';
};
