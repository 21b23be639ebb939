// The slider: without this code the views stand side by side.
document.documentElement.classList.add("has-code");
document.addEventListener("input", ({ target }) => {
  if (target.type === "range")
    target.closest("figure").style.setProperty("--shown", `${target.value}%`);
});
