-- Text that was written before is brought into the form in which searches come from now on (decision 416).
update products set name = normalize(name, nfc), description = normalize(description, nfc)
where name is not nfc normalized or description is not nfc normalized;

update customers set name = normalize(name, nfc) where name is not nfc normalized;

update blogs
set title = normalize(title, nfc), excerpt = normalize(excerpt, nfc), content = normalize(content, nfc)
where title is not nfc normalized or excerpt is not nfc normalized or content is not nfc normalized;
