import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './console.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <h1>Storefront Commerce</h1>
  </StrictMode>,
)
