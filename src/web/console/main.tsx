import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hideBroken } from '../ui/pictures.ts'
import { Toasts } from '../ui/toast.tsx'
import { beginLoading, queryClient, router } from './router.tsx'
import { ConfirmSignIn } from './shell/confirm-sign-in.tsx'
import { showTheme } from './shell/theme.ts'
import '../ui/ui.css'
import './shell/shell.css'

showTheme()
hideBroken()
beginLoading()
void import('./shell/keep-focus.ts').then(({ keepFocus }) => keepFocus())
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ConfirmSignIn />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)
