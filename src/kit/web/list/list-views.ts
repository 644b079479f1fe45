import { type ComponentType, createContext } from 'react'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { ListAddress } from './list-address.ts'

/** Named views of lists: brought by the feature that stores them, which is above the kit. */

export type ListViews = { title: TextKey; Views: ComponentType<{ address: ListAddress }> }

export const ListViewsContext = createContext<ListViews | null>(null)
