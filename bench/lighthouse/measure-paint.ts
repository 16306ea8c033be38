import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { ensureBrowser } from '../../scripts/browser.ts'
import { freePort } from '../../scripts/free-port.ts'
import { CATEGORIES, type Judgement, type Median, middleOf, readReport } from './scores.ts'

/** Runs per page; the median counts. */
const RUNS = 5

/**
 * How a mobile device is emulated: `simulate` calculates from an unthrottled visit, `devtools` throttles the
 * browser, so that a second round trip is visible.
 */
export type Throttling = 'simulate' | 'devtools'

/** One Lighthouse run: mobile, with an empty browser cache. */
async function runLighthouse(url: string, throttlingMethod: Throttling): Promise<Judgement> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttlingMethod,
    })
    if (result === undefined) throw new Error(`Lighthouse has no judgement of ${url}`)
    return readReport(result.lhr)
  } finally {
    await browser.close()
  }
}

export type JudgedPage = { name: string; url: string }

/**
 * Median of five runs of each page, after one run that is discarded: a server that has just started still
 * compiles its own code. Runs of the pages alternate, so that a slow minute of the machine affects all of
 * them.
 */
export async function measurePaint(
  pages: readonly JudgedPage[],
  throttling: Throttling,
): Promise<ReadonlyMap<string, Median>> {
  const runs = new Map(pages.map(({ name }): [string, Judgement[]] => [name, []]))
  for (const { url } of pages) await runLighthouse(url, throttling)
  for (let round = 0; round < RUNS; round += 1)
    for (const { name, url } of pages) runs.get(name)?.push(await runLighthouse(url, throttling))
  return new Map([...runs].map(([name, judgements]) => [name, middleOf(judgements)]))
}
