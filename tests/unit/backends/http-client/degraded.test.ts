import { expect, test, vi } from 'vitest'
import { findDegraded } from '@/lib/backends/http-client/degraded.server'
import { reachesSharedState } from '@/lib/state/shared-state.server'

vi.mock('@/lib/state/shared-state.server')

test('readiness checks within a second share one question to Redis', async () => {
  vi.mocked(reachesSharedState).mockResolvedValue(false)
  const answers = await Promise.all([findDegraded(5_000), findDegraded(5_001), findDegraded(5_999)])
  expect(answers).toEqual([['redis'], ['redis'], ['redis']])
  expect(reachesSharedState).toHaveBeenCalledTimes(1)
  vi.mocked(reachesSharedState).mockResolvedValue(true)
  expect(await findDegraded(6_000)).toEqual([])
})
