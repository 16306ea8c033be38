#!/usr/bin/env node
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/**
 * Prints figures about the code: `node scripts/measure-house.mjs [commit]`. Without a commit it measures the
 * tracked files as they are.
 */
const root = resolve(import.meta.dirname, '..')
const { module } = await runnerImport(resolve(root, 'tests/architecture/measure/measure.ts'), {
  configFile: false,
  root,
  resolve: { alias: { '@': root } },
})
for (const [name, value] of module.measure(process.argv[2])) console.log(`${name.padEnd(52)} ${value}`)
