'use client'

import { useMemo } from 'react'
import type { Serialized } from './serialized'

/** The data of a serialized prop; the same object while the prop is the same. */
export const useDeserialized = <Data extends object>(text: Serialized<Data>): Data =>
  useMemo(() => JSON.parse(text), [text])
