import { expect, test } from 'vitest'
import { openSite, request, sendRaw, statusOf } from './support'

/** As many as the framework adds to a response that is rendered, compressed and cut off in time. */
const OF_THE_FRAMEWORK = 8

test('no warning of a leak is logged because front door and framework wait for the end of a response', async () => {
  const warnings: Error[] = []
  const collect = (warning: Error) => warnings.push(warning)
  process.on('warning', collect)
  const site = await openSite((_incoming, outgoing) => {
    for (let count = 0; count < OF_THE_FRAMEWORK; count += 1) outgoing.once('close', () => undefined)
    outgoing.setHeader('content-type', 'text/html')
    outgoing.end('<p></p>')
  })
  expect(statusOf(await sendRaw(site.port, request('GET /en-us HTTP/1.1', ['Host: localhost'])))).toBe(200)
  await site.close()
  process.off('warning', collect)
  expect(warnings).toEqual([])
})
