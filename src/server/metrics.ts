import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the program counts about itself, in a registry of its own so that several can live in one process. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'coscrum_' });
  return {
    registry,
    operations: new Histogram({
      name: 'coscrum_operation_seconds',
      help: 'Time that operations took, by operation and outcome.',
      labelNames: ['operation', 'outcome'],
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    answers: new Counter({
      name: 'coscrum_http_answers_total',
      help: 'Answers by method and status.',
      labelNames: ['method', 'status'],
      registers: [registry],
    }),
    streams: new Gauge({ name: 'coscrum_live_streams', help: 'Open streams of live events.', registers: [registry] }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
