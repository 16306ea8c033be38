import { expect, it } from 'vitest'
import { contentHref } from '@/lib/backends/content/href'

const BASE = 'https://www.assessments.example'

it.each([
  ['store:quick-order', '/store/caassessments/fr/quick-order'],
  ['store:', '/store/caassessments/fr'],
  ['page:register', '/fr-ca/register'],
  ['page:', '/fr-ca'],
  ['site:learning/training', `${BASE}/fr-ca/learning/training`],
  ['site:', `${BASE}/fr-ca`],
  ['https://elsewhere.example/a?b=1', 'https://elsewhere.example/a?b=1'],
  ['mailto:help@assessments.example', 'mailto:help@assessments.example'],
  ['/already/a/path', '/already/a/path'],
])('leads %s to %s', (target, address) => {
  expect(contentHref(target, 'fr-ca', BASE)).toBe(address)
})
