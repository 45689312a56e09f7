/** How long sprints can be cut, as a choice offers it. */
export const sprintLengths = [1, 2, 3, 4].map((n) => ({ value: String(n), label: n === 1 ? '1 week' : `${n} weeks` }));
