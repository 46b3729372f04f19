package main

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/expr"
	"github.com/aquaproj/aqua/v2/pkg/runtime"
)

type templateInput struct {
	Template string `yaml:"template"`
}

type templateResolution struct {
	Template string `json:"template"`
	Result   string `json:"result,omitempty"`
	Error    string `json:"error,omitempty"`
}

// resolveTemplates renders templates in the same way as `asset` and `url`, on linux/amd64.
func resolveTemplates(q *input) ([]templateResolution, error) {
	if q.Definition == "" {
		return nil, errors.New("templates need a definition")
	}
	rt := &runtime.Runtime{GOOS: "linux", GOARCH: "amd64"}
	pkg, _, err := find(q, q.Versions[0], rt, slog.New(slog.DiscardHandler))
	if err != nil {
		return nil, err
	}
	if pkg == nil {
		return nil, errors.New("not supported on linux/amd64")
	}
	resolutions := make([]templateResolution, 0, len(q.Templates))
	for _, t := range q.Templates {
		a := templateResolution{Template: t.Template}
		if a.Result, err = pkg.RenderTemplateString(t.Template, rt); err != nil {
			a.Error = err.Error()
		}
		resolutions = append(resolutions, a)
	}
	return resolutions, nil
}

type expressionInput struct {
	Expression string   `yaml:"expression"`
	Versions   []string `yaml:"versions"`
	// Prefix is the version_prefix that applies.
	Prefix string `yaml:"prefix"`
	// For is version_constraint (the default) or version_filter.
	For string `yaml:"for"`
}

type expressionResolution struct {
	Expression string          `json:"expression"`
	Prefix     string          `json:"prefix,omitempty"`
	Versions   []versionResult `json:"versions"`
}

type versionResult struct {
	Version string `json:"version"`
	Result  bool   `json:"result"`
	// Error is the first line of the error message; aqua treats an error as false.
	Error string `json:"error,omitempty"`
}

func resolveExpressions(inputs []expressionInput) ([]expressionResolution, error) {
	logger := slog.New(slog.DiscardHandler)
	resolutions := make([]expressionResolution, 0, len(inputs))
	for _, q := range inputs {
		a := expressionResolution{Expression: q.Expression, Prefix: q.Prefix}
		for _, version := range q.Versions {
			r := versionResult{Version: version}
			var err error
			switch q.For {
			case "", "version_constraint":
				r.Result, err = expr.EvaluateVersionConstraints(logger, q.Expression, version, strings.TrimPrefix(version, q.Prefix))
			case "version_filter":
				r.Result, err = evaluateFilter(logger, q.Expression, version) // aqua does not remove the prefix
			default:
				return nil, fmt.Errorf("expression for %q", q.For)
			}
			if err != nil {
				r.Error, _, _ = strings.Cut(err.Error(), "\n")
			}
			a.Versions = append(a.Versions, r)
		}
		resolutions = append(resolutions, a)
	}
	return resolutions, nil
}

func evaluateFilter(logger *slog.Logger, expression, version string) (bool, error) {
	prog, err := expr.CompileVersionFilter(expression)
	if err != nil {
		return false, err
	}
	return expr.EvaluateVersionFilter(logger, prog, version)
}
