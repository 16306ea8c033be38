import type { Locale } from '@/lib/site/sites'
import { ACCOUNT_ACTIONS } from './account-actions'
import { type Cast, createCast } from './account-cast'
import { AccountLedger } from './account-ledger'
import { AccountWalker } from './account-walker'
import { Random } from './random'
import type { Stage } from './stage'

/** Another seed gives other walks: `WALK_SEED=7 npx vitest run tests/faults/account-walks.test.ts`. */
const SEED = Number(process.env.WALK_SEED ?? 1)
/** Walks that one administrator and one member make in turn, each from where the one before has ended. */
const WALKS_OF_A_CAST = Number(process.env.WALKS ?? 15)
const ACTIONS_OF_A_WALK = 6

const SITES: readonly Locale[] = ['en-us', 'en-us', 'nl-nl', 'fr-ca', 'en-gb']

/** Walks of several casts at the same time on one stage, each of which may show nothing of another. */
export class AccountWalks {
  readonly #stage: Stage
  readonly #ledger: AccountLedger
  readonly #casts: Cast[] = []

  constructor(stage: Stage) {
    this.#stage = stage
    this.#ledger = new AccountLedger(stage)
  }

  end(): void {
    this.#ledger.close()
  }

  /** What a user may not see: the marks of all others, and of other organizations. */
  #foreignTo({ actor }: AccountWalker): readonly string[] {
    return this.#casts
      .flatMap(({ organization, people }) => [organization.uid, ...people.map(({ mark }) => mark)])
      .filter(mark => mark !== actor.mark && mark !== actor.organization.uid)
  }

  /** All walks of the cast with this number. @throws with seed and trail */
  async walk(number: number): Promise<void> {
    const random = new Random(SEED * 100_003 + number)
    const locale = SITES[number % SITES.length] ?? 'en-us'
    const cast = await createCast(this.#stage, locale, random)
    this.#casts.push(cast)
    const walkers = cast.people.map(
      actor => new AccountWalker({ stage: this.#stage, ledger: this.#ledger, actor, locale, random }),
    )
    const trail: string[] = []
    try {
      for (const walker of walkers) await walker.arrive()
      for (let walk = 0; walk < WALKS_OF_A_CAST; walk += 1) {
        trail.push(`walk ${walk}`)
        await this.#walkOnce(walkers, new Random((SEED * 100_003 + number) * 1_009 + walk), trail)
      }
    } catch (fault) {
      throw new Error(`WALK_SEED=${SEED}, cast ${number}:\n${trail.join('\n')}`, { cause: fault })
    }
  }

  async #walkOnce(walkers: readonly AccountWalker[], random: Random, trail: string[]): Promise<void> {
    for (let count = 0; count < ACTIONS_OF_A_WALK; count += 1) {
      const walker = random.pick(walkers)
      walker.random = random
      const { name, run } = random.weigh(ACCOUNT_ACTIONS)
      trail.push(`${walkers.indexOf(walker) === 0 ? 'administrator' : 'member'}: ${name}`)
      await run(walker)
      trail.push(`  at ${walker.browser.screen.path}`)
      walker.check(this.#foreignTo(walker))
    }
    for (const walker of walkers) walker.endFaults()
    for (const walker of walkers) {
      await walker.checkTruth()
      walker.check(this.#foreignTo(walker))
    }
  }
}
