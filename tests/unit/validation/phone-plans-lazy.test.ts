import { expect, it, vi } from 'vitest'

const network = vi.hoisted(() => ({ isDown: true }))

vi.mock('@/lib/validation/phone-plans-full', () => ({
  get NUMBERING_PLANS() {
    if (network.isDown) throw new Error('connection lost')
    return 'all plans'
  },
}))

it('plans that could not be fetched are fetched again next time, and then kept', async () => {
  const { loadNumberingPlans } = await import('@/lib/validation/phone-plans-lazy')
  await expect(loadNumberingPlans()).rejects.toThrow('connection lost')
  network.isDown = false
  await expect(loadNumberingPlans()).resolves.toBe('all plans')
  expect(loadNumberingPlans()).toBe(loadNumberingPlans())
})
