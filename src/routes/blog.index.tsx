import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '@/features/blog/list-route'

export const Route = createFileRoute('/blog/')({ ...listRoute })
