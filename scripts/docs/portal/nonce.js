// Scalar's parts create their own style elements. They get the nonce that the page's policy allows.
{
  const { content } = document.querySelector('meta[property=csp-nonce]')
  const create = document.createElement
  document.createElement = function (name, ...others) {
    const element = create.call(this, name, ...others)
    if (name === 'style') element.nonce = content
    return element
  }
}
