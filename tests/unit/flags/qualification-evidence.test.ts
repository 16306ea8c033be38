import { expect, test } from 'vitest'
import { toFlagValues } from '@/lib/flags/flag-values'
import { acceptedEvidence } from '@/lib/flags/qualification-evidence'

test('evidence is accepted by its own flag alone', () => {
  expect(acceptedEvidence(toFlagValues({ 'my-account-qualifications': true }))).toEqual([])
  const two = { 'my-account-qualifications-organisation': true, 'my-account-qualifications-degree': true }
  expect(acceptedEvidence(toFlagValues(two))).toEqual(['degree', 'organisation'])
})
