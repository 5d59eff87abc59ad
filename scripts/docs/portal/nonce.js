// Scalar's parts make style elements of their own. They get the word that the policy of the page lets pass.
{
  const { content } = document.querySelector('meta[property=csp-nonce]')
  const create = document.createElement
  document.createElement = function (name, ...others) {
    const element = create.call(this, name, ...others)
    if (name === 'style') element.nonce = content
    return element
  }
}
