import fc from 'fast-check'

// A change is judged by the same cases as the one before it; `npm run test:properties` tries others.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) })
