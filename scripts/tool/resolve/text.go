package main

import (
	"errors"
	"fmt"
	"log/slog"
	"strings"

	"github.com/aquaproj/aqua/v2/pkg/expr"
	"github.com/aquaproj/aquaproj.github.io/scripts/tool/lookup"
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
func resolveTemplates(in *input) ([]templateResolution, error) {
	if in.Definition == "" {
		return nil, errors.New("templates need a definition")
	}
	rt := lookup.Runtime("linux/amd64")
	pkg, _, err := find(in, in.Versions[0], rt, slog.New(slog.DiscardHandler))
	if err != nil {
		return nil, err
	}
	if pkg == nil {
		return nil, errors.New("not supported on linux/amd64")
	}
	resolutions := make([]templateResolution, 0, len(in.Templates))
	for _, t := range in.Templates {
		r := templateResolution{Template: t.Template}
		if r.Result, err = pkg.RenderTemplateString(t.Template, rt); err != nil {
			r.Error = err.Error()
		}
		resolutions = append(resolutions, r)
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
	for _, in := range inputs {
		out := expressionResolution{Expression: in.Expression, Prefix: in.Prefix}
		for _, version := range in.Versions {
			r := versionResult{Version: version}
			var err error
			switch in.For {
			case "", "version_constraint":
				r.Result, err = expr.EvaluateVersionConstraints(logger, in.Expression, version, strings.TrimPrefix(version, in.Prefix))
			case "version_filter":
				r.Result, err = evaluateFilter(logger, in.Expression, version) // aqua does not remove the prefix
			default:
				return nil, fmt.Errorf("expression for %q", in.For)
			}
			if err != nil {
				r.Error, _, _ = strings.Cut(err.Error(), "\n")
			}
			out.Versions = append(out.Versions, r)
		}
		resolutions = append(resolutions, out)
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
